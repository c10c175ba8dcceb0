import type { EntryFields } from '../../../demo/brand-demo.ts';
import { conversations } from './magazine/conversations.ts';
import { stage } from './magazine/stage.ts';
import { workshop } from './magazine/workshop.ts';
import { youngKammer } from './magazine/young-kammer.ts';

/** The magazine: short, from the neighbourhood, and nothing that the first venue tells. */
export const articles: EntryFields<'articles'> = { ...stage, ...workshop, ...conversations, ...youngKammer };
