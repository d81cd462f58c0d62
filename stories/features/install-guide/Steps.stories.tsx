import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stepPictures } from '../../../src/assets/install-steps/step-pictures.ts';
import { stepsOf, useTranslateStep } from '../../../src/features/install-guide/install-step.tsx';
import { Steps } from '../../../src/features/install-guide/Steps.tsx';
import { useTranslate } from '../../../src/i18n/LocaleProvider.tsx';
import { Container, Section } from '../../../src/primitives/Layout.tsx';
import { BothSurfaces, SURFACES } from '../../support/Surface.tsx';

const METHODS = [
  stepsOf('ios', 'store', stepPictures.iosStore),
  stepsOf('ios', 'enterprise', stepPictures.iosEnterprise),
  stepsOf('android', 'store', stepPictures.androidStore),
  stepsOf('android', 'file', stepPictures.androidFile),
];

const meta = {
  title: 'Features/Install guide/Steps',
  component: AllMethods,
} satisfies Meta<typeof AllMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every step with its picture, on both surfaces, in the columns of a section; the picture shows the words that the text marks. */
export const All: Story = {
  async play({ canvasElement }) {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(METHODS.flat().length * SURFACES.length);
    for (const item of items) {
      const picture = item.querySelector('svg');
      const { width, height } = picture?.getBoundingClientRect() ?? {};
      await expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(0);
      const pictureTexts = [...(picture?.querySelectorAll('text') ?? [])].map(textWithoutBreaks);
      for (const word of item.querySelectorAll('strong'))
        await expect(pictureTexts).toContain(textWithoutBreaks(word));
    }
  },
};

/** Without spaces and marks that only break lines: a picture breaks them as it needs. */
function textWithoutBreaks(element: Element): string {
  return element.textContent.replaceAll(/[\s\u200b\u2060]/g, '');
}

function AllMethods() {
  const t = useTranslate();
  const translateStep = useTranslateStep();
  return (
    <BothSurfaces column>
      <Section $compact>
        <Container>
          {METHODS.map((method) => (
            <Steps
              key={method[0]?.title}
              steps={method.map((step, index) => ({
                ...translateStep(step),
                label: t('guide.step', { number: index + 1 }),
              }))}
            />
          ))}
        </Container>
      </Section>
    </BothSurfaces>
  );
}
