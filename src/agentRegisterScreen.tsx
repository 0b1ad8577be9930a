import { lazy } from 'react';
import { withTexts } from './withTexts.ts';

const Screen = lazy(
  withTexts('agents', async () => ({
    default: (await import('#screens/agentRegister/AgentRegisterScreen.tsx')).AgentRegisterScreen,
  })),
);

/** /m/agentRegister, which needs the words of agents besides those of accounts. */
export function AgentRegisterScreen() {
  return <Screen />;
}
