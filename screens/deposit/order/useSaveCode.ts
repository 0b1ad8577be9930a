import { useTranslation } from 'react-i18next';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { type Drawing, savePicture } from './drawing.ts';

/** Saves a code as a picture, and shows a notice if that isn't possible. */
export function useSaveCode() {
  const { t } = useTranslation();
  const { notices } = useServices();
  return async (name: string, drawing: Drawing) => {
    const saved = await savePicture(name, drawing);
    if (saved) notices.show('success', t('depositOrder.saved'), noticeTimes.short);
    else notices.show('error', t('depositOrder.notSaved'), noticeTimes.long);
  };
}
