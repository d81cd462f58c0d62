import { securityHeaders } from '../../headers.ts';
import type { Site } from '../../site-config.ts';

/** What the configurations of hosts depend on. */
export interface BuildOutput {
  readonly site: Site;
  /** Paths under the built folder, with forward slashes and no leading slash. */
  readonly files: readonly string[];
  /** CSP sources of the inline scripts in its documents: `inlineScriptSources`. */
  readonly inlineScripts: readonly string[];
}

/** The headers of every response, by name; those of `others` replace common headers of the same name. */
export function responseHeaders(
  { site, inlineScripts }: BuildOutput,
  others: Readonly<Record<string, string>> = {},
): readonly (readonly [string, string])[] {
  return Object.entries({ ...securityHeaders({ ...site, inlineScripts }), ...others });
}

/** A block of nginx's or Caddy's configuration. */
export function block(name: string, lines: readonly string[]): string[] {
  return [`${name} {`, ...lines.map((line) => `  ${line}`), '}'];
}

/** The URL path of a file. A document has the path of its folder. */
export function urlPathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/**
 * A header's value in double quotes, as nginx and Caddy read it.
 *
 * @throws TypeError for characters that nginx or Caddy would not take literally: they could change a policy's meaning.
 */
export function quoteConfigValue(value: string): string {
  if (!/^[\x20-\x7e]*$/.test(value) || /["\\$`{}]/.test(value))
    throw new TypeError(`Cannot be written into a host's configuration: ${value}`);
  return `"${value}"`;
}
