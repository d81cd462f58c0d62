/** A problem of one file or URL. */
export interface Finding {
  /** A URL's path, or a file of a folder. */
  readonly where: string;
  /** The request it was seen with; absent if there is only one. */
  readonly kind?: string | undefined;
  readonly text: string;
}

export interface Comparison {
  /** What is not as the manifest says. */
  readonly differences: readonly Finding[];
  /** What could not be fetched or read. */
  readonly unchecked: readonly Finding[];
  /** Files that were compared. */
  readonly files: number;
  /** Responses that the host has compressed itself; their content is compared all the same. */
  readonly recompressed: number;
}

/** Maximum number of places that a line names. */
const MAX_LOCATIONS = 3;

/** One line for every difference, however many files and requests have it. */
export function findingLines(findings: readonly Finding[], requests: number): string[] {
  const byText = Map.groupBy(findings, ({ text }) => text);
  return [...byText].map(([text, found]) => {
    const byLocation = [...Map.groupBy(found, ({ where }) => where)];
    const locations = byLocation.map(([where, fileFindings]) => {
      const names = fileFindings.flatMap(({ kind }) => kind ?? []);
      return names.length === 0 || names.length === requests
        ? where
        : `${where} (${names.join(', ')})`;
    });
    const more = locations.length - MAX_LOCATIONS;
    const named = locations.slice(0, MAX_LOCATIONS).join(', ');
    return `${named}${more > 0 ? ` and ${more} more` : ''}: ${text}`;
  });
}
