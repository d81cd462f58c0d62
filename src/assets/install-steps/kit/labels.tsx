import { createContext, useContext, type ComponentProps } from 'react';
import { Words } from './Words.tsx';

/**
 * The other texts of the pictures, in the page's language, and the developer's names if the owner has set
 * them: `publisher` in the stores, `organization` for the direct install.
 */
type Labels = Record<
  | 'cancel'
  | 'uninstall'
  | 'unknown-apps'
  | 'install-question'
  | 'general'
  | 'publisher'
  | 'organization',
  string
>;
export const PictureLabelsContext = createContext<Partial<Labels>>({});

type LabelTextProps = Omit<ComponentProps<typeof Words>, 'text'> & { label: keyof Labels };

export function LabelText({ label, ...words }: LabelTextProps) {
  const { [label]: text = '' } = useContext(PictureLabelsContext);
  return <Words {...words} text={text} />;
}
