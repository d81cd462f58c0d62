import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { CheckMessage } from '../../src/apk/worker-messages.ts';
import { FileCheck } from '../../src/features/download/file-check/FileCheck.tsx';
import {
  FileCheckOutcome,
  type CheckResult,
} from '../../src/features/download/file-check/FileCheckOutcome.tsx';
import type { MessageId } from '../../src/i18n/messages.ts';
import { Container, Section, Stack } from '../../src/primitives/Layout.tsx';
import { site } from '../../src/site.ts';
import {
  answerCheckWith,
  apkMessage,
  doneMessage,
  OTHER_CERTIFICATE,
  OTHER_RESULTS,
  OTHER_VERSION,
  OWN_CERTIFICATE,
  signedBy,
} from '../support/check-worker.ts';
import { translator } from '../support/messages.ts';
import { Surface } from '../support/Surface.tsx';

const meta = {
  title: 'Features/File check',
  component: FileCheck,
  render: (args) => (
    <Section $compact data-surface="paper">
      <Container>
        <FileCheck {...args} />
      </Container>
    </Section>
  ),
} satisfies Meta<typeof FileCheck>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** A file that reports a size of 42 MB, but takes no memory. */
const FILE = Object.defineProperty(new File([''], 'unio-wallet.apk'), 'size', { value: 42e6 });

const choose: Play = async ({ canvasElement, globals }) => {
  const t = translator(globals);
  const input = within(canvasElement).getByLabelText(t('verify.file-check.choose'));
  await userEvent.upload(input, FILE);
};

/** The worker answers with this message, and both sentences of the result are shown. */
const result = (
  message: CheckMessage,
  verdict: 'genuine' | 'not-genuine' | 'unknown',
  reasonId: MessageId,
  values?: Record<string, string>,
): Story => ({
  beforeEach: answerCheckWith(message),
  async play(context) {
    await choose(context);
    const t = translator(context.globals);
    const page = within(context.canvasElement);
    const title = await page.findByRole('heading', { name: t(`file-check.${verdict}`) });
    await expect(title).toBeVisible();
    const announcements = page.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(announcements).toContain(t(`file-check.${verdict}`));
    await expect(title.parentElement).toHaveTextContent(t(reasonId, values));
    await expect(page.queryByRole('progressbar')).toBeNull();
    await expect(page.queryAllByRole('list')).toHaveLength(verdict === 'genuine' ? 0 : 1);
    const links = page.queryAllByRole('link', { name: t('file-check.next.install') });
    await expect(links).toHaveLength(reasonId === 'file-check.genuine.certificate' ? 1 : 0);
    const { host } = new URL(site.siteOrigin);
    await expect(page.getByText(t('file-check.limits', { host }))).toBeVisible();
    await expect(page.getByLabelText(t('verify.file-check.again'))).toBeEnabled();
    // Found and published fingerprints can be compared by eye: groups of four digits.
    for (const fingerprint of page.queryAllByRole('code'))
      await expect(fingerprint).toHaveTextContent(/^[\da-f]{4}(?: [\da-f]{4})*$/);
    await expect(context.canvasElement).not.toHaveTextContent(/[\da-f]{4},[\da-f]{4}/);
  },
});

/** DL-7 asks for the file; nothing else is loaded. */
export const Idle: Story = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const page = within(canvasElement);
    await expect(page.getByText(t('verify.file-check.text'))).toBeVisible();
    await expect(page.getByLabelText(t('verify.file-check.choose'))).toHaveAttribute(
      'type',
      'file',
    );
    await expect(page.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A file is dragged over the area; dragging selected text has no effect. */
export const DragOver: Story = {
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const hint = within(canvasElement).getByText(t('verify.file-check.drop'));
    const area = hint.closest('[data-over]') as HTMLElement;
    // fireEvent does not pass on a real DataTransfer.
    const drag = (dataTransfer: DataTransfer) =>
      area.dispatchEvent(
        new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }),
      );
    const text = new DataTransfer();
    text.setData('text/plain', 'text');
    // Not canceled: the browser handles the drop itself.
    await expect(drag(text)).toBe(true);
    await expect(area).toHaveAttribute('data-over', 'false');
    const file = new DataTransfer();
    file.items.add(new File([], 'unio.apk'));
    await expect(drag(file)).toBe(false);
    await waitFor(() => expect(area).toHaveAttribute('data-over', 'true'));
  },
};

/** 40 % of the file is read. */
export const Reading: Story = {
  beforeEach: answerCheckWith({ kind: 'progress', bytes: 0.4 * 42e6 }),
  async play(context) {
    await choose(context);
    const t = translator(context.globals);
    const page = within(context.canvasElement);
    const progress = await page.findByRole('progressbar', { name: t('file-check.reading') });
    await waitFor(() => expect(progress).toHaveAttribute('value', '0.4'));
    await expect(context.canvasElement).toHaveTextContent(/unio-wallet\.apk.*42.MB/);
    await expect(page.getByRole('button', { name: t('file-check.cancel') })).toBeVisible();
  },
};

/** FAULT-124 stopped: the file gets no verdict, and the focus is on the field that chooses another file. */
export const Cancelled: Story = {
  beforeEach: answerCheckWith({ kind: 'progress', bytes: 0.4 * 42e6 }),
  async play(context) {
    await choose(context);
    const t = translator(context.globals);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: t('file-check.cancel') }));
    await expect(page.getByRole('status')).toHaveTextContent(t('verify.file-check.cancelled'));
    await expect(page.queryByRole('progressbar')).toBeNull();
    await expect(page.getByLabelText(t('verify.file-check.choose'))).toHaveFocus();
  },
};

/** FAULT-121 the code of the check does not load: no verdict, and the visitor can choose the file again. */
export const NotLoaded: Story = {
  args: { loadPanel: () => Promise.reject(new Error('Not loaded')) },
  async play(context) {
    await choose(context);
    const t = translator(context.globals);
    const page = within(context.canvasElement);
    await waitFor(() =>
      expect(page.getByRole('status')).toHaveTextContent(t('verify.file-check.failed')),
    );
    await expect(context.canvasElement.querySelector('[data-verdict]')).toBeNull();
    await expect(page.getByLabelText(t('verify.file-check.choose'))).toBeEnabled();
  },
};

export const Genuine = result(apkMessage({}), 'genuine', 'file-check.genuine.certificate');

/** Genuine, but not what is offered now: the version differs, which is no alarm. */
export const GenuineOtherVersion = result(
  apkMessage({}, { version: OTHER_VERSION.expected }),
  'genuine',
  'file-check.genuine.other-version',
  OTHER_VERSION,
);

export const OtherCertificate = result(
  apkMessage({ signature: signedBy(OTHER_CERTIFICATE) }),
  'not-genuine',
  'file-check.not-genuine.certificate',
);

/** FAULT-113 changed after it was signed. */
export const Changed = result(
  apkMessage({ signature: { kind: 'broken' } }),
  'not-genuine',
  'file-check.not-genuine.content',
);

/** Another app of the owner. */
export const OtherPackage = result(
  apkMessage({ manifest: { packageName: 'example.unio.games', versionName: '1.0' } }),
  'not-genuine',
  'file-check.not-genuine.package',
  { found: 'example.unio.games' },
);

/** Signed by the old scheme only. */
export const OldSignature = result(
  apkMessage({ signature: { kind: 'v1-only' } }),
  'unknown',
  'file-check.unknown.v1-only',
);

/** FAULT-120 signed with an algorithm that browsers lack. */
export const UnknownAlgorithm = result(
  apkMessage({
    signature: { ...signedBy(OWN_CERTIFICATE), kind: 'unsupported' },
  }),
  'unknown',
  'file-check.unknown.unsupported',
);

/** The owner has published nothing to compare with. */
export const NothingPublished = result(
  apkMessage({}, { certificates: [], version: undefined }),
  'unknown',
  'file-check.unknown.nothing-published',
);

/** FAULT-116 a photo, a web page, … */
export const NotAnApk = result(
  doneMessage({ kind: 'other', file: 'no-zip' }),
  'unknown',
  'file-check.unknown.no-zip',
);

/** FAULT-119 the file is gone, or not on the device. */
export const Unreadable = result(
  { kind: 'unreadable' },
  'unknown',
  'file-check.unknown.unreadable',
);

/** All other results, one below the other. */
export const OtherResults: Story = {
  render: () => (
    <Surface name="paper" column>
      <Stack $gap="9">
        {OTHER_RESULTS.map(([message, reason]) => (
          <FileCheckOutcome key={reason} file={FILE} result={message as CheckResult} />
        ))}
      </Stack>
    </Surface>
  ),
  async play({ canvasElement, globals }) {
    const t = translator(globals);
    const results = [...canvasElement.querySelectorAll('[data-verdict]')];
    await expect(results).toHaveLength(OTHER_RESULTS.length);
    for (const [index, [, reason]] of OTHER_RESULTS.entries())
      await expect(results[index]).toHaveTextContent(t(reason, OTHER_VERSION));
  },
};
