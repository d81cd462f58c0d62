/** What to look for in a package's source, and what stands there instead. */
export type Changes = readonly (readonly [what: RegExp, instead: string])[];
