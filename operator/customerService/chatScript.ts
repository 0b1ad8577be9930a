import { say } from '#operator/words/say.ts';

/** Topics with an answer; earlier ones take precedence. */
export const topics = ['human', 'password', 'withdraw', 'deposit'] as const;
type Topic = (typeof topics)[number];

/** A future message from customer service, with its delay in milliseconds. */
export interface Answer {
  agent: string;
  text: string;
  delay: number;
}

/** The bot that follows the script, and the person it hands over to. */
const robot = { id: 'aya', name: 'Aya' };
const person = { id: 'ben', name: 'Ben' };

/** Everyone who answers chats. */
export const agents = [robot, person];

const writingTime = 2_000;
const fetchingTime = 6_000;

export const greetingOf = (language: string, name: string): Answer => ({
  agent: robot.name,
  text: say('chat.greeting', language, { name }),
  delay: 0,
});

/** Answers to a text, depending on who spoke last: a person takes notes and ignores the script. */
export function answersTo(language: string, text: string, lastAgent: string | null): Answer[] {
  const topic = topicOf(language, text);
  if (topic === 'human' && lastAgent !== person.name) {
    return [
      { agent: robot.name, text: say('chat.answers.human', language), delay: writingTime },
      { agent: person.name, text: say('chat.taken', language), delay: fetchingTime },
    ];
  }
  const speaker = lastAgent === person.name ? person : robot;
  const unknown = speaker === person ? 'chat.noted' : 'chat.answers.unknown';
  const answer = say(topic ? `chat.answers.${topic}` : unknown, language);
  return [{ agent: speaker.name, text: answer, delay: writingTime }];
}

/** The first topic that a text mentions, in the chat's language or in English. */
function topicOf(language: string, text: string): Topic | null {
  const said = text.toLowerCase();
  const words = (topic: Topic) =>
    [language, 'EN'].flatMap((one) => say(`chat.words.${topic}`, one).split(', '));
  return topics.find((topic) => words(topic).some((word) => said.includes(word))) ?? null;
}
