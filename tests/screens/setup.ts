import { configure } from '@testing-library/react';
import { beforeEach } from 'vitest';

// Its own second is too short for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Every test opens a page; where the one before was left does not count.
beforeEach(() => window.history.replaceState(null, ''));

// jsdom has no layout to scroll.
window.scrollTo = () => {};
