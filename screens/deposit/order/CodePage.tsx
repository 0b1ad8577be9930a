import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import type { Drawing } from './drawing.ts';
import { useSaveCode } from './useSaveCode.ts';

interface CodePageProps {
  /** The order's number, used as the picture's file name. */
  number: string;
  drawing: Drawing;
  saveText: string;
  onBegun: () => void;
  children: ReactNode;
}

/** A page with a payment code and a button to save it as a picture. */
export function CodePage({ number, drawing, saveText, onBegun, children }: CodePageProps) {
  const save = useSaveCode();
  return (
    <TaskPage
      action={
        <Button
          look="primary"
          wide
          icon={<Download size={20} aria-hidden />}
          onClick={() => {
            onBegun();
            void save(`${number}.png`, drawing);
          }}
        >
          {saveText}
        </Button>
      }
    >
      {children}
    </TaskPage>
  );
}
