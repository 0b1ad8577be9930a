import { chatTexts, type ChatTexts, type Topic, topics } from './data/chatTexts.ts';

/** What customer service will say, so many milliseconds from now. */
export interface Answer {
  agent: string;
  text: string;
  delay: number;
}

/** The one that follows the script, and the one it hands over to. */
const robot = { id: 'aya', name: 'Aya' };
const person = { id: 'ben', name: 'Ben' };

/** Who answers chats. */
export const agents = [robot, person];

const writingTime = 2_000;
const fetchingTime = 6_000;

export const textsIn = (language: string): ChatTexts =>
  chatTexts[Object.hasOwn(chatTexts, language) ? (language as keyof typeof chatTexts) : 'EN'];

export const greetingOf = (language: string, name: string): Answer => ({
  agent: robot.name,
  text: textsIn(language).greeting.replace('{name}', name),
  delay: 0,
});

/** What is answered to a text, by whom spoke last: a person takes notes and leaves the script alone. */
export function answersTo(language: string, text: string, lastAgent: string | null): Answer[] {
  const { answers, noted, taken } = textsIn(language);
  const topic = topicOf(language, text);
  if (topic === 'human' && lastAgent !== person.name) {
    return [
      { agent: robot.name, text: answers.human, delay: writingTime },
      { agent: person.name, text: taken, delay: fetchingTime },
    ];
  }
  const speaker = lastAgent === person.name ? person : robot;
  const unknown = speaker === person ? noted : answers.unknown;
  return [{ agent: speaker.name, text: topic ? answers[topic] : unknown, delay: writingTime }];
}

/** The topic that a text names first, in the chat's language or in English. */
function topicOf(language: string, text: string): Topic | null {
  const said = text.toLowerCase();
  const words = (topic: Topic) => [...textsIn(language).words[topic], ...chatTexts.EN.words[topic]];
  return topics.find((topic) => words(topic).some((word) => said.includes(word))) ?? null;
}
