/** The parameter of an address that names the language to show, by its code: `/m/login?lang=TH` (LANG-02). */
export const languageQuery = 'lang';
