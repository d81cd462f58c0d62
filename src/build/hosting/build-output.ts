import { securityHeaders } from '../../headers.ts';
import type { Site } from '../../site-config.ts';

/** One built site, as the hosts' configurations need to know it. */
export interface BuildOutput {
  readonly site: Site;
  /** Its files: paths under the built folder, with forward slashes and none in front. */
  readonly files: readonly string[];
  /** CSP sources of the inline scripts in its documents: `inlineScriptSources`. */
  readonly inlineScripts: readonly string[];
}

/** The headers that every answer carries, by name; those of `others` replace the common ones. */
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

/** The path a file is asked for by: a document by its folder. */
export function urlPathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/**
 * A header's value in double quotes, as nginx and Caddy read it.
 *
 * @throws TypeError for characters that either would not take literally, rather than change a policy's meaning.
 */
export function quoteConfigValue(value: string): string {
  if (!/^[\x20-\x7e]*$/.test(value) || /["\\$`{}]/.test(value))
    throw new TypeError(`Cannot be written into a host's configuration: ${value}`);
  return `"${value}"`;
}
