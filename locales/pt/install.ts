import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'Atualização do app',
    ready: 'Há uma nova versão pronta.',
    take: 'Atualizar',
    later: 'Mais tarde',
  },

  install: {
    lead: 'Abre em tela cheia pela tela inicial e inicia mais rápido.',
    android: 'Android',
    ios: 'iPhone e iPad',
    forAndroid: 'Baixar para Android',
    forIos: 'Baixar para iPhone e iPad',
    profile: 'Baixar o perfil',
    install: 'Instalar agora',
    addToHome: 'Adicionar à tela inicial',
    guides: 'Todos os guias',
    useSafari:
      'Só o Safari pode instalar o perfil. Abra o menu deste app ou navegador e escolha “Abrir no Safari”.',
    noLink: 'Nenhum download disponível no momento. Adicionar à sua tela inicial funciona igualmente bem.',
    noticeTitle: 'Observação',
    noticeText: 'Use o Safari para baixar o app.',
    tooOld: 'Seu iOS é antigo demais para o app. Atualize para o iOS 12.4 ou mais recente.',
    needsUpdate: 'O app precisa do iOS 12.4 ou mais recente.',
    scanTitle: 'No seu celular',
    scanText: 'Leia este código com a câmera do celular.',
    scanCode: 'Código QR com o endereço desta página',
    links: 'Mais de nós',
    affiliate: 'Seja um parceiro',
    guide: {
      androidApp: {
        title: 'Instalar o app',
        step1: 'Toque em “Baixar para Android” e espere o arquivo.',
        step2: 'Abra o arquivo. Se for pedido, permita que o navegador instale apps.',
        step3: 'Toque em “Instalar” e depois em “Abrir”.',
      },
      androidHome: {
        title: 'Adicionar à tela inicial do celular',
        step1: 'Abra o menu do navegador.',
        step2: 'Escolha “Adicionar à tela inicial” ou “Instalar app”.',
        step3: 'Toque em “Adicionar”. O ícone está na sua tela inicial.',
      },
      iosHome: {
        title: 'Adicionar à tela inicial do celular',
        step1: 'Abra esta página no Safari e toque em “Compartilhar”.',
        step2: 'Escolha “Adicionar à Tela de Início”.',
        step3: 'Toque em “Adicionar”. O ícone está na sua tela inicial.',
      },
      profile: {
        title: 'Instalar o perfil',
        step1: 'Toque em “Baixar o perfil” e depois em “Permitir”.',
        step2: 'Abra Ajustes e toque em “Perfil Baixado”.',
        step3: 'Toque em “Instalar”. O ícone está na sua tela inicial.',
      },
      profileByHand: {
        title: 'Instalar o perfil manualmente (iOS 17 ou mais recente)',
        step1: 'Toque em “Baixar o perfil”, depois em “Permitir” e “Fechar”.',
        step2: 'Abra Ajustes › Geral › VPN e Gerenciamento de Dispositivo e escolha o perfil.',
        step3: 'Toque em “Instalar” e digite seu código. O ícone está na sua tela inicial.',
      },
    },
  },
} satisfies Messages<'PT'>['install'];
