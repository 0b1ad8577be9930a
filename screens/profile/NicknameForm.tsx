import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '#locales/i18n.ts';
import { Field } from '#screens/ui/Field.tsx';
import { maxLengthOf, type FieldProblem, useProblemText } from '#screens/shared/form/fieldRules.ts';
import { useArrivalFocus } from '#screens/ui/useArrivalFocus.ts';
import { useServices } from '#src/app/services.ts';
import { readLine } from '@araw/contract/values/typedText';
import { EditForm } from './EditForm.tsx';
import { checkNickname, longestNickname } from './profileFields.ts';
import { useSetNickname } from './useSetNickname.ts';

/** Changes the nickname. The update is optimistic, so the form closes on submit. */
export function NicknameForm({ nickname, onClose }: { nickname: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { queries } = useServices();
  const rule = useQuery(queries.registerSettings(shownLanguage())).data?.fields['nickname'];
  const problemText = useProblemText();
  const setNickname = useSetNickname();
  const input = useArrivalFocus<HTMLInputElement>();
  const [typed, setTyped] = useState(nickname);
  const [problem, setProblem] = useState<FieldProblem | null>(null);

  function save() {
    const wanted = readLine(typed);
    const found = checkNickname(wanted, rule);
    setProblem(found);
    if (found) return input.current?.focus();
    if (wanted !== nickname) setNickname(wanted);
    onClose();
  }

  return (
    <EditForm label={t('profile.nickname')} onSave={save} onCancel={onClose}>
      <Field
        ref={input}
        label={t('profile.nickname')}
        name="nickname"
        autoComplete="nickname"
        maxLength={maxLengthOf(rule, longestNickname)}
        value={typed}
        read={readLine}
        error={problemText(problem)}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
        onBlur={() => setProblem(checkNickname(readLine(typed), rule))}
      />
    </EditForm>
  );
}
