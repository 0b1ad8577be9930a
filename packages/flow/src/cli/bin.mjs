#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// Models may be TypeScript, as their author wrote them.
register();
await import('./main.ts');
