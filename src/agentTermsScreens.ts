/** What an agent agrees with direct subordinates, as one chunk. */
export { RebateSettingsScreen } from '#screens/rebateSettings/RebateSettingsScreen.tsx';
export { AgentDividendScreen } from '#screens/agentDividend/AgentDividendScreen.tsx';
