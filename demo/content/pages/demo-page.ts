import type { Translated } from '../../../src/core/languages.ts';
import type { ModuleNode } from '../../../src/core/module/samples.ts';

/** A page of the demo venue. References are '@media:key' and '@link:production:key'. */
export interface DemoPage {
  /** The name of a fixed page, or a key of our own. */
  key: string;
  /** Key of the page above it. */
  parent?: string;
  title: Translated;
  headline?: Translated;
  meta_description?: Translated;
  /** '@media:key'. */
  og_image?: string;
  slug?: Translated;
  in_menu?: boolean;
  in_secondary_menu?: boolean;
  in_footer?: boolean;
  has_tab_navigation?: boolean;
  is_landing_page?: boolean;
  is_clickable?: boolean;
  modules: readonly ModuleNode[];
}

/** The modules of a thing of the season, after what its page shows anyway (PAGE-09). */
export interface DemoSlot {
  /** 'production:sturm'; 'event:first-sturm' is the first date of that production. */
  owner: string;
  modules: readonly ModuleNode[];
}
