import { Fragment, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { PictureLabelsContext } from '../../assets/install-steps/kit/labels.tsx';
import { InlineSectionLink } from '../../navigation/SectionLink.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { formatParts, useIntl } from '../../i18n/IntlProvider.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { isShort, shortOnOneLine } from './short-label.ts';

/** Shows `words`: the labels that the step's title and text mark, in the same order. */
type StepPicture = ComponentType<{ words: readonly string[] }>;

export type InstallStep = {
  /** The element id, for links to the step. */
  id: string;
  title: MessageId;
  text: MessageId;
  /** For the placeholders of the text. The picture also shows these names. */
  values?: Readonly<Record<string, string>>;
  Picture: StepPicture;
};

type StepName<
  Platform extends string,
  Method extends string,
  Id = MessageId,
> = Id extends `guide.${Platform}.${Method}.${infer Name}.text` ? Name : never;

/** The steps of a method in order, each with its picture. */
export function stepsOf<Platform extends string, Method extends string>(
  platform: Platform,
  method: Method,
  pictures: Readonly<Record<StepName<Platform, Method>, StepPicture>>,
): InstallStep[] {
  return Object.entries<StepPicture>(pictures).map(([step, Picture]) => ({
    id: `${platform}-${method}-${step}`,
    title: `guide.${platform}.${method}.${step}.title` as MessageId,
    text: `guide.${platform}.${method}.${step}.text` as MessageId,
    Picture,
  }));
}

/** Replaces the texts of some steps, where the owner has set the name that they mention (DL-5). */
export function withTexts(
  steps: readonly InstallStep[],
  texts: Readonly<Partial<Record<MessageId, MessageId>>>,
  values: InstallStep['values'] = {},
): InstallStep[] {
  return steps.map((step) => {
    const text = texts[step.text];
    return text ? { ...step, text, values } : step;
  });
}

/** The step that installs from a store names the developer, and each picture shows the name, if it is set (DL-5). */
export function withStoreDeveloper(
  steps: readonly InstallStep[],
  platform: 'ios' | 'android',
  publisher: string | undefined,
): readonly InstallStep[] {
  if (publisher === undefined) return steps;
  const values = { publisher };
  return withTexts(
    steps.map((step) => ({ ...step, values })),
    { [`guide.${platform}.store.get.text`]: `guide.${platform}.store.get.publisher` },
    values,
  );
}

/** A picture shows a short name on one line, because the visitor compares it. */
const unbroken = (name: string) => (isShort(name) ? name.replaceAll(' ', '\u00a0') : name);

/** Its styles, not no-break spaces, keep it on one line: it is copied with plain spaces. */
const Name = styled.span`
  &[data-short='true'] {
    ${shortOnOneLine}
  }
`;

/** The text, with its name in an element that keeps it on one line. Each text contains at most one name. */
function keepName(text: string, names: readonly string[]): ReactNode[] {
  const name = names.find((it) => text.includes(it));
  if (name === undefined) return [text];
  return text.split(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <Name translate="no" data-short={isShort(name)}>
          {name}
        </Name>
      )}
      {part}
    </Fragment>
  ));
}

const textOf = (chunks: unknown[]) => chunks.filter((it) => typeof it === 'string').join('');

/** Marks that no picture shows: `b` for a label to tap or the main point, `check` for a link to the file check. */
export const RICH_TEXT_TAGS = {
  b: (chunks: unknown[]) => <b key={textOf(chunks)}>{textOf(chunks)}</b>,
  check: (chunks: unknown[]) => (
    <InlineSectionLink key={textOf(chunks)} section="file-check" to={ROUTES.androidInstallGuide}>
      {textOf(chunks)}
    </InlineSectionLink>
  ),
};

/** Returns a function that translates a step. What the messages mark with `ui` is in the picture, too. */
export function useTranslateStep() {
  const intl = useIntl();
  const t = useTranslate();
  const labels = {
    cancel: t('guide.picture.cancel'),
    uninstall: t('guide.picture.uninstall'),
    'unknown-apps': t('guide.picture.unknown-apps'),
    'install-question': t('guide.picture.install-question'),
    general: t('guide.picture.general'),
  };
  return ({ id, title, text, values = {}, Picture }: InstallStep) => {
    const names = Object.entries(values).map(([key, name]) => [key, name, unbroken(name)] as const);
    const withName = (label: string) => keepName(label, Object.values(values));
    const words: string[] = [];
    const ui = (chunks: unknown[]) => {
      const word = textOf(chunks);
      words.push(
        names.reduce((label, [, name, unbrokenName]) => label.replaceAll(name, unbrokenName), word),
      );
      return (
        <strong key={word} data-short={isShort(word)}>
          {withName(word)}
        </strong>
      );
    };
    return {
      id,
      title: formatParts(intl, title, { ui }),
      text: formatParts<ReactNode>(intl, text, { ...values, ...RICH_TEXT_TAGS, ui }).flatMap(
        (part) => (typeof part === 'string' ? withName(part) : part),
      ),
      picture: (
        <PictureLabelsContext
          value={{
            ...labels,
            ...Object.fromEntries(names.map(([key, , unbrokenName]) => [key, unbrokenName])),
          }}
        >
          <Picture words={words} />
        </PictureLabelsContext>
      ),
    };
  };
}
