#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// Models may be written in TypeScript.
register();
await import('./main.ts');
