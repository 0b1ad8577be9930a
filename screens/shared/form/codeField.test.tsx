import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '#tests/screens/renderScreen.tsx';
import { AmountField } from '../payments/AmountField.tsx';
import { SixDigits } from '../payments/SixDigits.tsx';
import { CodeField } from './CodeField.tsx';
import { MobileField } from './MobileField.tsx';

function Code() {
  const [code, setCode] = useState('');
  return <CodeField label="Code" value={code} onCode={setCode} />;
}

const show = (part: React.ReactNode) => {
  renderScreen(part, { answers: {} });
  return userEvent.setup();
};
const box = () => screen.getByRole<HTMLInputElement>('textbox');
const alert = () => screen.queryByRole('alert')?.textContent ?? null;
/** Like autofill and keyboards, which ignore `maxlength`. */
const fillIn = (value: string) => fireEvent.change(box(), { target: { value } });

describe('[DEV-04] a code', () => {
  test('is taken from a pasted message, whatever was there before', async () => {
    const user = show(<Code />);
    await user.click(box());
    await user.paste('Your Araw code is 123456.\nIt is valid for 10 minutes.');
    expect(box().value).toBe('123456');
    await user.paste('654321 is your code');
    expect(box().value).toBe('654321');
  });

  test('is taken from an autofilled message, even one filled in twice', () => {
    show(<Code />);
    fillIn('Your code is 481022');
    expect(box().value).toBe('481022');
    fillIn('481022481022');
    expect(box().value).toBe('481022');
  });

  test('is not taken from two different ones, which is reported until a code is typed', async () => {
    const user = show(<Code />);
    await user.click(box());
    await user.paste('123456 or 654321');
    expect([box().value, alert()]).toEqual([
      '',
      'We found more than one code in that text. Type the one you were sent.',
    ]);
    await user.type(box(), '1');
    expect([box().value, alert()]).toEqual(['1', null]);
  });

  test('is unchanged after a text without one, which is reported', async () => {
    const user = show(<Code />);
    await user.type(box(), '12');
    await user.paste('Please call us');
    expect([box().value, alert()]).toEqual([
      '12',
      "We couldn't find a code in that text. Type the code from the message.",
    ]);
  });

  test('a single wrong key is not reported', async () => {
    const user = show(<Code />);
    await user.type(box(), '12x3');
    expect([box().value, alert()]).toEqual(['123', null]);
  });

  test('is not touched while an input method composes it', () => {
    show(<Code />);
    fireEvent.compositionStart(box());
    fireEvent.input(box(), { target: { value: '４８' }, isComposing: true, data: '４８' });
    expect(box().value).toBe('４８');
    fireEvent.compositionEnd(box());
    expect(box().value).toBe('48');
  });
});

describe('[DEV-04] an amount', () => {
  const changes: string[] = [];
  function Amount() {
    const [amount, setAmount] = useState('');
    return (
      <AmountField
        label="Amount"
        value={amount}
        onChange={(next) => {
          changes.push(next);
          setAmount(next);
        }}
      />
    );
  }

  test.each([
    ['₱1,000.00', '1000.00'],
    ['\u200e PHP 1,234,567.50 \u200f', '1234567.50'],
    ['١٬٠٠٠٫٥٠', '1000.50'],
    ['1.000', '1.000'],
  ])('pasted as %j shows as %s', async (pasted, shown) => {
    const user = show(<Amount />);
    await user.click(box());
    await user.paste(pasted);
    expect([box().value, changes.at(-1)]).toEqual([shown, shown]);
  });

  test('is not touched while typing: its meaning is shown at once, and replaces it on leaving the field', async () => {
    const user = show(<Amount />);
    changes.length = 0;
    await user.type(box(), '1,000');
    expect([box().value, changes]).toEqual(['1,000', ['1', '1', '1.0', '1.00', '1000']]);
    await user.tab();
    expect(box().value).toBe('1000');
  });

  test('offers the decimal keypad', () => {
    show(<Amount />);
    expect(box().inputMode).toBe('decimal');
  });
});

describe('[DEV-04] a mobile number', () => {
  function Mobile() {
    const [number, setNumber] = useState('');
    return (
      <MobileField
        label="Number"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        dialingCodes={[]}
        dialingCode="63"
        onDialingCode={() => {}}
      />
    );
  }

  test('from the contacts, longer than twenty characters, is kept in full', async () => {
    const user = show(<Mobile />);
    await user.click(box());
    await user.paste('\u202a+63 (0) 917 - 123 - 4567\u202c');
    expect(box().value).toBe('+639171234567');
  });
});

describe('[DEV-04] [CASH-11] a payment PIN', () => {
  test('accepts the digits of any keypad', async () => {
    function Pin() {
      const [pin, setPin] = useState('');
      return (
        <>
          <SixDigits label="PIN" value={pin} onChange={setPin} />
          <output>{pin}</output>
        </>
      );
    }
    const user = show(<Pin />);
    await user.click(screen.getByLabelText('PIN', { selector: 'input' }));
    await user.paste('٢٤٦٨١٣');
    expect(screen.getByRole('status').textContent).toBe('246813');
  });
});
