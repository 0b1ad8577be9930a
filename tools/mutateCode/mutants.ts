import { createHash } from 'node:crypto';
import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';
import { parseSync, Visitor } from 'oxc-parser';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/** One small change of a source file that a test should notice. */
export interface CodeMutant {
  path: string;
  /** Offsets of the replaced text. */
  start: number;
  end: number;
  text: string;
  /** From 1. */
  line: number;
  /** In words, such as `< becomes <=`. */
  change: string;
}

const otherOperators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

/** A log line is for operators, whom no test of a person's view stands for. */
const isLog = (statement: string) => /^(await )?(console|log|context\.log|\w+\.log)\.\w+\(/.test(statement);

/** Every mutant of a file, in order: comparisons, conditions, numbers, booleans, and calls that are left out. */
export function mutantsOf(path: string, source: string): CodeMutant[] {
  const mutants: CodeMutant[] = [];
  const leftOut: { start: number; end: number }[] = [];
  const note = (start: number, end: number, text: string, change: string) => {
    const line = source.slice(0, start).split('\n').length;
    mutants.push({ path, start, end, text, line, change });
  };

  /** The operator between two operands: what lies between may have brackets and comments too. */
  function noteOperator(left: { end: number }, right: { start: number }, operator: string) {
    const other = otherOperators[operator];
    const start = source.indexOf(operator, left.end);
    if (other === undefined || start < 0 || start >= right.start) return;
    note(start, start + operator.length, other, `${operator} becomes ${other}`);
  }

  new Visitor({
    BinaryExpression({ left, right, operator }) {
      const isText = [left, right].some(
        ({ type, ...node }) =>
          type === 'TemplateLiteral' ||
          (type === 'Literal' && 'value' in node && typeof node.value === 'string'),
      );
      if (operator !== '+' || !isText) noteOperator(left, right, operator);
    },
    LogicalExpression({ left, right, operator }) {
      noteOperator(left, right, operator);
    },
    UnaryExpression({ start, operator, argument }) {
      if (operator === '!') note(start, argument.start, '', '! is left out');
    },
    Literal({ start, end, value }) {
      if (typeof value === 'boolean') note(start, end, String(!value), `${value} becomes ${!value}`);
      if (typeof value === 'number') note(start, end, String(value + 1), `${value} becomes ${value + 1}`);
    },
    ExpressionStatement({ start, end, expression }) {
      const called = expression.type === 'AwaitExpression' ? expression.argument : expression;
      const statement = source.slice(start, end);
      if (called.type !== 'CallExpression' || called.callee.type === 'Super' || isLog(statement)) return;
      note(start, end, ';', `${statement.split('\n', 1)[0]} is left out`);
    },
    TSLiteralType({ start, end }) {
      leftOut.push({ start, end });
    },
    // An icon of one pixel more is no fault.
    JSXAttribute({ start, end, name }) {
      if (name.type === 'JSXIdentifier' && name.name === 'size') leftOut.push({ start, end });
    },
  }).visit(parseSync(path, source).program);

  const isLeftOut = ({ start, end }: CodeMutant) =>
    leftOut.some((range) => range.start <= start && end <= range.end);
  return mutants.filter((mutant) => !isLeftOut(mutant)).sort((one, other) => one.start - other.start);
}

/** Whether a seed chooses this mutant for its sample. `share` is from 0 to 1. */
export function isChosen({ path, start, text }: CodeMutant, seed: string, share: number): boolean {
  const hash = createHash('sha256').update(`${seed} ${path} ${start} ${text}`).digest();
  return hash.readUInt32BE() / 2 ** 32 < share;
}

/** The ISO week, such as 2026-W49: each has a sample of its own. */
export function weekOf(moment: Date): string {
  const day = dayjs.utc(moment);
  return `${day.isoWeekYear()}-W${String(day.isoWeek()).padStart(2, '0')}`;
}

/** The source with the mutant in it; throws if it was made from another source. */
export function mutated(source: string, { path, start, end, text }: CodeMutant): string {
  if (!mutantsOf(path, source).some((one) => one.start === start && one.end === end && one.text === text)) {
    throw new Error(`${path} is no longer what the mutant was made from`);
  }
  return source.slice(0, start) + text + source.slice(end);
}
