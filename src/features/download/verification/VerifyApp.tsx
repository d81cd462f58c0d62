import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { Container, Section, SectionHeader } from '../../../primitives/Layout.tsx';
import { SectionTitle, Text } from '../../../primitives/Text.tsx';
import { BRAND, site } from '../../../site.ts';
import { STORES } from '../stores.ts';
import type { ApkFacts } from './apk.ts';
import { ApkFile } from './ApkFile.tsx';
import { identityOf } from './identity.ts';
import { DetailTable } from './DetailTable.tsx';

/** The official names, and how to verify the installation file if its details are configured. */
export function VerifyApp({ apk = site }: { apk?: ApkFacts }) {
  const t = useTranslate();
  const names = identityOf(site, BRAND.publisher);
  const hasFacts =
    (apk.apkVersion ?? apk.apkSize ?? apk.apkSha256 ?? apk.apkCertSha256) !== undefined;
  return (
    <Section $compact data-surface="paper">
      <Container $gap="9">
        <SectionHeader>
          <SectionTitle>{t('verify.identity.title')}</SectionTitle>
          <Text $variant="body" $color="soft">
            {t('verify.identity.text')}
          </Text>
        </SectionHeader>
        <DetailTable
          rows={names.map(({ id, value }) => ({ label: `verify.identity.${id}`, value }))}
        />
        {hasFacts && <ApkFile apk={apk} url={STORES.apk} />}
      </Container>
    </Section>
  );
}
