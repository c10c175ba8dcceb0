/** Value of the button `operation` that fills a new performance from the production its form names. */
export const takeProduction = 'take:production';
