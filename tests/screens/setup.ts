import { configure } from '@testing-library/react';

// Its own second is too short for a busy machine.
configure({ asyncUtilTimeout: 30_000 });
