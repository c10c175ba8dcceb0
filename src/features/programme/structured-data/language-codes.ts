/** BCP 47 codes by the usual names of languages, in both languages of the site; 'zxx' is for evenings without words. */
const codes: readonly [RegExp, string][] = [
  [/deutsch|german\b/, 'de'],
  [/englisch|english/, 'en'],
  [/französisch|french/, 'fr'],
  [/italienisch|italian/, 'it'],
  [/spanisch|spanish/, 'es'],
  [/portugiesisch|portuguese/, 'pt'],
  [/niederländisch|dutch/, 'nl'],
  [/russisch|russian/, 'ru'],
  [/ukrainisch|ukrainian/, 'uk'],
  [/polnisch|polish/, 'pl'],
  [/tschechisch|czech/, 'cs'],
  [/türkisch|turkish/, 'tr'],
  [/arabisch|arabic/, 'ar'],
  [/persisch|persian|farsi/, 'fa'],
  [/hebräisch|hebrew/, 'he'],
  [/jiddisch|yiddish/, 'yi'],
  [/japanisch|japanese/, 'ja'],
  [/latein|latin\b/, 'la'],
  [/gebärdensprache|sign language/, 'gsg'],
  [/ohne (worte|sprache)|wortlos|wordless|without (words|speech|text)|no (language|spoken (text|words?)|words)/, 'zxx'],
];

/** Codes of the languages that a text such as 'Deutsch und Englisch' names; what follows 'mit' or 'with' are surtitles. Empty for unknown ones. */
export function languageCodes(text: string): string[] {
  const [spoken = ''] = text.toLowerCase().split(/\b(?:mit|with)\b/);
  return codes.filter(([names]) => names.test(spoken)).map(([, code]) => code);
}
