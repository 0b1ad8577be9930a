/** The agent's home and the contracts that it leads to, as one chunk. */
export { AgentHomeScreen } from '#screens/agentHome/AgentHomeScreen.tsx';
export {
  DividendContractScreen,
  HourlyContractScreen,
  SalaryContractScreen,
} from '#screens/contract/ContractScreen.tsx';
