import { sideMenuModel } from '#machines/sideMenu/sideMenu.model.ts';
import { sideMenuBinding } from './sideMenu.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[MEM-08] [POP-02]', sideMenuModel, sideMenuBinding);
