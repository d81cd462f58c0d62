import { FormattedMessage } from 'react-intl';
import { Container, SectionHeader, Section } from '../../../primitives/Layout.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { BRAND, site } from '../../../site.ts';
import { STORES } from '../stores.ts';
import type { ApkFacts } from './apk.ts';
import { ApkFile } from './ApkFile.tsx';
import { identityOf } from './identity.ts';
import { DetailTable } from './DetailTable.tsx';

/**
 * "Is this us?": the official names, and how to check the installation file where the owner has said
 * what it is.
 */
export function VerifyApp({ apk = site }: { apk?: ApkFacts }) {
  const names = identityOf(site, BRAND.publisher);
  const told = apk.apkVersion ?? apk.apkSize ?? apk.apkSha256 ?? apk.apkCertSha256;
  return (
    <Section $compact data-surface="paper">
      <Container $gap="9">
        <SectionHeader>
          <Text as="h2" $variant="heading">
            <FormattedMessage id="verify.identity.title" />
          </Text>
          <Text $variant="body" $color="soft">
            <FormattedMessage id="verify.identity.text" />
          </Text>
        </SectionHeader>
        <DetailTable
          rows={names.map(({ id, value }) => ({ label: `verify.identity.${id}`, value }))}
        />
        {told !== undefined && <ApkFile apk={apk} url={STORES.apk} />}
      </Container>
    </Section>
  );
}
