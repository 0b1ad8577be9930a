/** Header of every page of the sandbox: by it a page server sees what it would open to others. */
export const sandboxMark = { name: 'Sandbox', value: 'open' } as const;
