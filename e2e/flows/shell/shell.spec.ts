import { shellModel } from '#machines/shell/shell.model.ts';
import { shellBinding } from './shell.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[BOOT-04] [PERM-01] [PERM-02] [PERM-03] [SES-04] [LOGOUT-03]', shellModel, shellBinding);
