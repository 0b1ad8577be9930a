import type { Messages } from '../messages.ts';

export const pages = {
  pages: {
    description: 'Slots, cassino ao vivo, pesca, esportes e bingo no seu celular.',
    loading: 'Ainda carregando. Um momento.',
    late: 'Parte desta página não carregou. Você pode ler, mas os botões ainda não funcionam.',
    noScript: 'Sem JavaScript você pode ler esta página e seguir os links. Ative-o para entrar e jogar.',
    tooOld: 'Este navegador é antigo demais para este site. Atualize-o ou abra esta página em um mais novo.',
    askService: 'Ou fale com o Atendimento:',
  },
} satisfies Messages<'PT'>['pages'];
