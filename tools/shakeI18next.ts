import { type Cut, shake } from './cuts.ts';

/** A member of a class, whose body becomes this one. */
const member = (name: string, unused: string, body = ''): Cut => ({
  unused,
  text: new RegExp(String.raw`^(  ${name}\([\s\S]*?\) \{)\n[\s\S]*?\n  \}$`, 'm'),
  becomes: `$1 ${body} }`,
});

/** An option that the app leaves at what it is by default. */
const option = (name: string, value = 'false'): Cut => ({
  unused: `the option ${name}`,
  text: new RegExp(String.raw`\bthis\.options\??\.${name}\b(?! = )`, 'g'),
  becomes: value,
});

/**
 * The app's texts are found by keys with dots and take values in braces; another language or English stands in. It adds
 * them itself, in one namespace (locales/i18n.ts). Texts with plurals, formats, contexts or references to others
 * would need what is cut out here: the test beside this file finds none.
 */
export const i18nextCuts: readonly Cut[] = [
  {
    unused: 'warnings, which are silent without debug',
    text: /^(\s*(?:if \(.*\) )?)this\.logger\.(?:warn|log|once|deprecate)\(.*\);$/gm,
    becomes: '$1;',
  },
  { unused: 'formats', text: 'formatter = Formatter;', becomes: '' },
  { unused: 'backends', text: /new Connector\(.*\);/, becomes: 'new EventEmitter();' },
  { unused: 'detectors of languages', text: /\bthis\.services\.languageDetector\b/g, becomes: 'undefined' },
  { unused: 'modules for detectors', text: /\bthis\.modules\.languageDetector\b/g, becomes: 'undefined' },
  { unused: 'modules for other formats', text: /\bthis\.modules\.i18nFormat\b/g, becomes: 'undefined' },
  { unused: 'other formats of texts', text: /\bthis\.i18nFormat\b/g, becomes: 'undefined' },
  {
    unused: 'texts with details',
    text: /const returnDetails = .*;/,
    becomes: 'const returnDetails = false;',
  },
  { unused: 'the language that shows keys', text: /\w+\??\.toLowerCase\(\) === 'cimode'/g, becomes: 'false' },
  {
    unused: 'keys by functions',
    text: /^function keysFromSelector\([\s\S]*?\n\}$/m,
    becomes: 'function keysFromSelector() {}',
  },
  {
    unused: 'texts that are objects or lists',
    text: /const handleAsObjectInI18nFormat = .*;/,
    becomes: 'const handleAsObjectInI18nFormat = false;',
  },
  { unused: 'a search for what was missed', text: 'if (fk && fk.res) ;', becomes: '' },
  {
    unused: 'processors of texts',
    text: /const postProcess = .*;/,
    becomes: 'const postProcess = undefined;',
  },
  {
    unused: 'processors by name',
    text: /if \(res != null && postProcessorNames.*\{/,
    becomes: 'if (false) {',
  },
  {
    unused: 'plurals',
    text: /const needsPluralHandling = .*;/g,
    becomes: 'const needsPluralHandling = false;',
  },
  {
    unused: 'contexts',
    text: /const needsContextHandling = .*;/,
    becomes: 'const needsContextHandling = false;',
  },
  { unused: 'rules of plurals', text: /new PluralResolver\(lu, \{[\s\S]*?\}\);/, becomes: 'undefined;' },
  {
    unused: 'a namespace in the key',
    text: /const wouldCheckForNsInKey = .*;/,
    becomes: 'const wouldCheckForNsInKey = false;',
  },
  {
    unused: 'keys that are texts',
    text: /const seemsNaturalLanguage = .*;/,
    becomes: 'const seemsNaturalLanguage = false;',
  },
  option('saveMissing'),
  option('updateMissing'),
  option('saveMissingTo', '"current"'),
  option('fallbackNS'),
  option('supportedLngs', 'undefined'),
  option('preload'),
  option('postProcessPassResolved'),
  option('parseMissingKeyHandler'),
  option('appendNamespaceToMissingKey'),
  option('missingInterpolationHandler'),
  option('cleanCode'),
  option('lowerCaseLng'),
  member('nest', 'references to other texts', 'return str;'),
  member('loadResources', 'loading by backends', 'callback(null);'),
  member('hasLoadedNamespace', 'namespaces that load', 'return true;'),
  member('reloadResources', 'loading again'),
  member('cloneInstance', 'copies'),
  member('hydrate', 'what a server has prepared'),
  member('loadNamespaces', 'further namespaces'),
  member('loadLanguages', 'languages ahead'),
  member('setDefaultNamespace', 'another namespace'),
  member('addResource', 'adding one text'),
  member('addResources', 'adding several texts'),
  member('removeResourceBundle', 'taking texts away'),
  member('getUsedParamsDetails', 'details of values'),
  member('deprecateBareCode', 'advice on codes of languages'),
  member('deprecateDottedLng', 'advice on dotted languages'),
  member('getScriptPartFromCode', 'scripts in codes of languages', 'return null;'),
  member('dir', 'the direction of a language, which locales/languages.ts says'),
  member('getBestMatchFromCodes', 'a search for a language', 'return codes[0];'),
];

/** Cuts out of i18next what the app's texts never need (docs/decisions/0048). */
export const shakeI18next = () =>
  shake('i18next', /node_modules[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/, i18nextCuts);
