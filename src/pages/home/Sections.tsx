import { AiWallet } from './AiWallet.tsx';
import { EarnDapp } from './EarnDapp.tsx';
import { Faq } from './Faq.tsx';
import { DownloadSection } from './DownloadSection.tsx';
import { Partners } from './Partners.tsx';
import { Stablecoin } from './Stablecoin.tsx';
import { Ucard } from './Ucard.tsx';
import { UnioOne } from './UnioOne.tsx';

export { Features } from './Features.tsx';

export function Sections() {
  return (
    <>
      <AiWallet />
      <Stablecoin />
      <EarnDapp />
      <Ucard />
      <UnioOne />
      <DownloadSection />
      <Partners />
      <Faq />
    </>
  );
}
