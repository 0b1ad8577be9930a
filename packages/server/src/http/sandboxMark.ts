/** Header of every sandbox page, so that a page server notices when it would expose the sandbox. */
export const sandboxMark = { name: 'Sandbox', value: 'open' } as const;
