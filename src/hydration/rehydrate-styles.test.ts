import { __PRIVATE__ } from 'styled-components';
import { afterEach, expect, test, vi } from 'vitest';
import { rehydrateStyles } from './rehydrate-styles.ts';

class Rule {
  selectorText: string;
  style: { content: string };
  constructor(selectorText: string, content = '') {
    this.selectorText = selectorText;
    this.style = { content };
  }
}

afterEach(() => vi.unstubAllGlobals());

test("FAULT-61 an unreadable style sheet of an extension does not prevent rehydration of the document's own", () => {
  const foreign = {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  const own = {
    cssRules: [new Rule('.a'), new Rule('data-styled.g7[id="sc-adopted"]', '"kPxTqa,hZbWcd,"')],
  };
  vi.stubGlobal('CSSStyleRule', Rule);
  vi.stubGlobal('document', { styleSheets: [foreign, own] });
  rehydrateStyles();
  for (const name of ['kPxTqa', 'hZbWcd'])
    expect(__PRIVATE__.mainSheet.hasNameForId('sc-adopted', name)).toBe(true);
  expect(__PRIVATE__.mainSheet.hasNameForId('sc-adopted', '')).toBe(false);
});
