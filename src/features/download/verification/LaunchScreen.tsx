import styled from 'styled-components';
import { whitePearl } from '../../../assets/images/white-pearl.ts';
import { renderWhenNear } from '../../../primitives/content-visibility.ts';
import { nacreHalo } from '../../../primitives/nacre.ts';
import { PhoneFrame } from '../../../primitives/PhoneFrame.tsx';
import { Picture } from '../../../primitives/Picture.tsx';
import { BRAND } from '../../../site.ts';
import { cssVar } from '../../../theme/css.ts';
import { TEXT_STYLES } from '../../../theme/text-styles.ts';

/** On the widest phone that shows the pearl. */
const PEARL_SIZES = '13rem';

/** The app as it opens; without `isIphone`, on the visitor's kind of phone. Decorative. */
export function LaunchScreen({ isIphone }: { isIphone?: boolean | undefined }) {
  return (
    <PhoneFrame isPicture hasIsland={isIphone}>
      <Opening translate="no">
        <Pearl>
          <Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />
        </Pearl>
        {BRAND.wallet}
      </Opening>
    </PhoneFrame>
  );
}

const Opening = styled.p`
  ${TEXT_STYLES.title}
  isolation: isolate;
  position: relative;
  flex: 1;
  display: grid;
  gap: ${cssVar('space-8')};
  place-content: center;
  justify-items: center;
  font-size: 9cqi;

  &::before {
    content: '';
    ${nacreHalo}
    z-index: -1;
    inset: 0 -24cqi;
  }
`;

const Pearl = styled.span`
  display: block;
  width: min(56cqi, 44cqh);
  ${renderWhenNear('1')}

  img {
    width: 100%;
  }
`;
