import { announcementPopupModel } from '#machines/announcementPopup/announcementPopup.model.ts';
import { announcementPopupBinding } from './announcementPopup.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow(
  '[POP-01] [POP-02] [POP-03] [POP-04] [POP-05] [POP-06]',
  announcementPopupModel,
  announcementPopupBinding,
);
