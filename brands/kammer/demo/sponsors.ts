import type { SignKey } from '../../../demo/posters/sign.ts';

/** Those who support this venue, by the sign each of them has in the demo. */
export const sponsorNames: Record<SignKey, string> = {
  stadt: 'Stadt Lindenau',
  kulturkreis: 'Förderkreis Schnittmenge',
  stadtwerke: 'Stadtwerke am Kanal',
  wegstern: 'Stiftung Polarstern',
};
