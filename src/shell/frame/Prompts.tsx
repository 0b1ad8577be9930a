import { ContractPrompts } from '#screens/contractPrompts/ContractPrompts.tsx';
import { AnnouncementPopup } from '#screens/announcements/AnnouncementPopup.tsx';

/** Prompts that open automatically over the home pages, one at a time (POP-02, AGENT-05). */
export function Prompts() {
  return (
    <>
      <ContractPrompts />
      <AnnouncementPopup />
    </>
  );
}
