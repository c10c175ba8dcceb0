import { FooterContent } from './footer/footer-content.tsx';
import type { FrameData } from './frame.tsx';
import { Served } from './served-markup.tsx';

/** The end of every page (LAYOUT-01). */
export function Footer({ data }: { data: FrameData }) {
  return (
    <Served as="footer" id="footer" className="foot dark">
      {import.meta.env.SSR && <FooterContent {...data.served} />}
    </Served>
  );
}
