/** The URL and the integrity of a file with messages. */
export type MessageFile = readonly [url: string, integrity: string];

/**
 * In the built site a module names the files with the messages, otherwise it contains them. Rejects
 * with an error that names the file, also if the file is not what was built (VER-4).
 */
export async function readMessages<Content extends object>(
  content: Content | MessageFile,
): Promise<Content> {
  if (!isFile(content)) return content;
  const [url, integrity] = content;
  const response = await fetch(url, { integrity }).catch(() => undefined);
  if (!response?.ok) throw new TypeError(`Failed to fetch ${url}`);
  return (await response.json()) as Content;
}

function isFile(content: object): content is MessageFile {
  return Array.isArray(content);
}
