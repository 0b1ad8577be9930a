import { Minus, Plus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { rateOf } from '#machines/rebateProblems.ts';
import { useRebateProblemText, writeRate } from '#screens/shared/team/rebateText.ts';
import { useCategoryName } from '#screens/shared/team/useCategoryName.ts';
import { Field } from '#screens/ui/Field.tsx';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import type { DownlineRate, RebateProblem } from '@araw/contract/agents/downlineRebates';
import { readRate } from '@araw/contract/values/typedNumber';
import styles from './DownlineRebates.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** Percentage points per tap on plus or minus. */
const step = 0.05;

interface RebateRowProps {
  row: DownlineRate;
  inputRef: (input: HTMLInputElement | null) => void;
  text: string;
  problem: RebateProblem | undefined;
  isMalformed: boolean;
  readOnly: boolean;
  onType: (text: string) => void;
}

/** One category's rate, typed or stepped, between the rate already passed on and the agent's own. */
export function RebateRow({ row, inputRef, text, problem, isMalformed, readOnly, onType }: RebateRowProps) {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  const problemText = useRebateProblemText();
  const { category, now, next, own, least, leastOf } = row;
  const name = nameOf(category);
  const typed = rateOf(readRate(text));
  const towards = (by: number) =>
    Math.min(own, Math.max(least, Math.round(((typed ?? next) + by) * 100) / 100));
  const bounds = { now: writeRate(now), least: writeRate(least), own: writeRate(own), account: leastOf };
  const share = (rate: number) => `${own === 0 ? 0 : Math.min(100, (rate / own) * 100)}%`;
  const buttons = [
    { icon: Minus, label: t('downlineRebates.lower', { category: name }), rate: towards(-step) },
    { icon: Plus, label: t('downlineRebates.raise', { category: name }), rate: towards(step) },
  ];
  return (
    <div className={layout.stack8}>
      <Field
        ref={inputRef}
        label={name}
        hint={t(leastOf === '' ? 'downlineRebates.bounds' : 'downlineRebates.boundsOf', bounds)}
        error={(problem && problemText(problem)) ?? (isMalformed ? t('rebateFields.malformed') : null)}
        value={text}
        read={readRate}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        readOnly={readOnly}
        end={buttons.map(({ icon, label, rate }) => (
          <IconButton
            key={label}
            icon={icon}
            label={label}
            disabled={readOnly || rate === typed}
            onClick={() => onType(String(rate))}
          />
        ))}
        onChange={(event) => onType(event.target.value)}
      />
      <span
        aria-hidden
        className={styles.track}
        style={{ '--least': share(least), '--at': share(typed ?? next) } as CSSProperties}
      />
    </div>
  );
}
