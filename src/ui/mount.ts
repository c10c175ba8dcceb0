/** React for what has no server-rendered markup, with the language of its messages. */
import './document-locale.ts';

export { mountIsland } from '../islands/mount-island.tsx';
