/** A language as calls name it: Tagalog is sent as tl (LANG-02). */
export const languageToSend = (language: string) => (language === 'TY' ? 'tl' : language);
