import { Window } from 'happy-dom';

type ParsedElement = InstanceType<Window['Element']>;
type ParsedParent = Pick<ParsedElement, 'querySelectorAll'>;

const parser = new new Window().DOMParser();

/** Attributes that browsers read as one address. */
const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set([
  'action',
  'background',
  'data',
  'formaction',
  'href',
  'ping',
  'poster',
  'src',
  'xlink:href',
]);
/** Attributes with a list of images. */
const IMAGE_LISTS: ReadonlySet<string> = new Set(['imagesrcset', 'srcset']);
const JSON_TYPES: ReadonlySet<string> = new Set([
  'application/json',
  'application/ld+json',
  'importmap',
]);

/** The addresses in the attributes and the JSON of a document, with entities and escapes decoded as in a browser. */
export function documentAddresses(html: string): string[] {
  return addressesIn(parser.parseFromString(html, 'text/html'));
}

/** Texts that a browser would resolve to an address outside this folder. */
const ABSOLUTE = /^\s*(?:(?:https?|itms-services):|[/\\]{2})/i;

/** Every address in JSON; none if it is malformed. */
export function jsonAddresses(json: string): string[] {
  const texts: string[] = [];
  try {
    JSON.parse(json, (key, value: unknown) => {
      texts.push(key, ...(typeof value === 'string' ? [value] : []));
      return value;
    });
  } catch {
    return [];
  }
  return texts.filter((text) => ABSOLUTE.test(text));
}

function addressesIn(parent: ParsedParent): string[] {
  return [...parent.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .flatMap(({ name, value }) => attributeAddresses(name, value ?? ''))
      .concat(otherAddresses(element)),
  );
}

function attributeAddresses(name: string, value: string): string[] {
  const attribute = name.toLowerCase();
  if (IMAGE_LISTS.has(attribute))
    return value.split(',').map((image) => image.trim().split(/\s/)[0] ?? '');
  return ADDRESS_ATTRIBUTES.has(attribute) ? [value] : [];
}

function otherAddresses(element: ParsedElement): string[] {
  const tag = element.tagName.toLowerCase();
  // The content of a template is a separate document fragment.
  if (tag === 'template' && 'content' in element)
    return addressesIn(element.content as ParsedParent);
  if (tag === 'script' && JSON_TYPES.has(element.getAttribute('type') ?? ''))
    return jsonAddresses(element.textContent);
  const isRefresh =
    tag === 'meta' && element.getAttribute('http-equiv')?.toLowerCase() === 'refresh';
  if (!isRefresh) return [];
  const [, address] =
    /^[^;,]*[;,]\s*(?:url\s*=\s*)?["']?(.*?)["']?\s*$/i.exec(
      element.getAttribute('content') ?? '',
    ) ?? [];
  return address === undefined ? [] : [address];
}
