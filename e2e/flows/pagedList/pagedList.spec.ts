import { pagedListModel } from '#machines/pagedList/pagedList.model.ts';
import { pagedListBinding } from './pagedList.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[LIST-05] [LIST-08] [CAT-05]', pagedListModel, pagedListBinding);
