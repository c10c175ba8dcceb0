import type { OwnPapers } from '../demo/posters/own-papers.ts';
import { type DesignSettings, type DesignSettingsInput, designSettingsSchema } from '../src/features/site/design-settings.ts';

const settings = import.meta.glob<DesignSettingsInput>('./*/brand.ts', { eager: true, import: 'default' });
const styles = import.meta.glob<string>('./*/brand.css', { eager: true, import: 'default', query: '?url&no-inline' });
const fonts = import.meta.glob<string>('./*/fonts/*.woff2', { eager: true, import: 'default', query: '?url&no-inline' });
const papers = import.meta.glob<OwnPapers>('./*/papers.ts', { eager: true, import: 'default' });

/** A brand as the server uses it. */
export interface Brand {
  name: string;
  /** As the brand's folder has them; pages use what `readDesign` makes of them. */
  settings: DesignSettings;
  /** Address of the stylesheet with its tokens, its fonts and whatever it draws differently. */
  stylesheet: string;
  /** Addresses of the fonts every page needs at once. */
  fonts: string[];
  /** What it cuts the demo's posters from, where not from those of the demo. */
  papers: OwnPapers | undefined;
}

/** Names of all brands. */
export const brandNames = Object.keys(settings).map((path) => path.split('/')[1] ?? '');

/** The brand of this name. @throws when there is no such folder or its settings are wrong. */
export function readBrand(name: string): Brand {
  const [input, stylesheet] = [settings[`./${name}/brand.ts`], styles[`./${name}/brand.css`]];
  if (!input || !stylesheet) throw new Error(`There is no brand '${name}'. Set BRAND to one of: ${brandNames.join(', ')}.`);
  const ownFonts = Object.entries(fonts)
    .filter(([path]) => path.startsWith(`./${name}/`))
    .map(([, address]) => address);
  return { name, settings: designSettingsSchema.parse(input), stylesheet, fonts: ownFonts, papers: papers[`./${name}/papers.ts`] };
}
