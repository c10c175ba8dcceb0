import type { BrandDemo } from '../demo/brand-demo.ts';
import type { BrandPapers } from '../demo/posters/brand-papers.ts';
import type { DemoBrand } from '../demo/seed.server.ts';
import { type DesignSettings, type DesignSettingsInput, designSettingsSchema } from '../src/features/site/design-settings.ts';

const settings = import.meta.glob<DesignSettingsInput>('./*/brand.ts', { eager: true, import: 'default' });
const styles = import.meta.glob<string>('./*/brand.css', { eager: true, import: 'default', query: '?url&no-inline' });
const fonts = import.meta.glob<string>('./*/fonts/*.woff2', { eager: true, import: 'default', query: '?url&no-inline' });
const papers = import.meta.glob<BrandPapers>('./*/papers.ts', { import: 'default' });
const demos = import.meta.glob<BrandDemo>('./*/demo.ts', { import: 'default' });

/** A brand as the server uses it. */
export interface Brand {
  name: string;
  /** From the brand's folder; pages use them with the overrides of `readDesign`. */
  settings: DesignSettings;
  /** Address of the stylesheet with its tokens, its fonts and the components it styles differently. */
  stylesheet: string;
  /** Addresses of the fonts every page preloads. */
  fonts: string[];
  /** What makes the demo this brand's venue. Only a first start needs it, so only a first start loads it. */
  openDemo: () => Promise<DemoBrand>;
}

/** Names of all brands. */
export const brandNames = Object.keys(settings).map((path) => path.split('/')[1] ?? '');

/** The brand of this name. @throws when there is no such folder or its settings are wrong. */
export function readBrand(name: string): Brand {
  const [input, stylesheet] = [settings[`./${name}/brand.ts`], styles[`./${name}/brand.css`]];
  if (!input || !stylesheet) throw new Error(`There is no brand '${name}'. Set BRAND to one of: ${brandNames.join(', ')}.`);
  const brandFonts = Object.entries(fonts)
    .filter(([path]) => path.startsWith(`./${name}/`))
    .map(([, address]) => address);
  const parsed = designSettingsSchema.parse(input);
  return {
    name,
    settings: parsed,
    stylesheet,
    fonts: brandFonts,
    openDemo: async () => ({
      name: parsed.header.wordmark.join(' '),
      papers: await papers[`./${name}/papers.ts`]?.(),
      demo: await demos[`./${name}/demo.ts`]?.(),
    }),
  };
}
