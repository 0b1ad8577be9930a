import type { Messages } from '../messages.ts';

export const install = {
  appUpdate: {
    label: 'Actualización de la app',
    ready: 'Hay una nueva versión lista.',
    take: 'Actualizar',
    later: 'Más tarde',
  },

  install: {
    lead: 'Se abre en pantalla completa desde tu inicio y arranca más rápido.',
    android: 'Android',
    ios: 'iPhone y iPad',
    forAndroid: 'Descargar para Android',
    forIos: 'Descargar para iPhone y iPad',
    profile: 'Descargar el perfil',
    install: 'Instalar ahora',
    addToHome: 'Agregar al inicio',
    guides: 'Todas las guías',
    useSafari:
      'Solo Safari puede instalar el perfil. Abre el menú de esta app o navegador y elige “Abrir en Safari”.',
    noLink:
      'No hay ninguna descarga disponible en este momento. Agregarla a tu pantalla de inicio funciona igual de bien.',
    noticeTitle: 'Aviso',
    noticeText: 'Usa Safari para descargar la app.',
    tooOld: 'Tu iOS es demasiado antiguo para la app. Actualiza a iOS 12.4 o posterior.',
    needsUpdate: 'La app necesita iOS 12.4 o posterior.',
    scanTitle: 'En tu celular',
    scanText: 'Escanea este código con la cámara de tu celular.',
    scanCode: 'Código QR con la dirección de esta página',
    links: 'Más de nosotros',
    affiliate: 'Conviértete en socio',
    guide: {
      androidApp: {
        title: 'Instalar la app',
        step1: 'Toca “Descargar para Android” y espera el archivo.',
        step2: 'Ábrelo. Si te lo pide, permite que tu navegador instale apps.',
        step3: 'Toca “Instalar” y luego “Abrir”.',
      },
      androidHome: {
        title: 'Agregar a la pantalla de inicio',
        step1: 'Abre el menú de tu navegador.',
        step2: 'Elige “Agregar a la pantalla principal” o “Instalar app”.',
        step3: 'Toca “Agregar”. El ícono está en tu pantalla de inicio.',
      },
      iosHome: {
        title: 'Agregar a la pantalla de inicio',
        step1: 'Abre esta página en Safari y toca “Compartir”.',
        step2: 'Elige “Agregar a inicio”.',
        step3: 'Toca “Agregar”. El ícono está en tu pantalla de inicio.',
      },
      profile: {
        title: 'Instalar el perfil',
        step1: 'Toca “Descargar el perfil” y luego “Permitir”.',
        step2: 'Abre Configuración y toca “Perfil descargado”.',
        step3: 'Toca “Instalar”. El ícono está en tu pantalla de inicio.',
      },
      profileByHand: {
        title: 'Instalar el perfil a mano (iOS 17 o posterior)',
        step1: 'Toca “Descargar el perfil”, luego “Permitir” y “Cerrar”.',
        step2: 'Abre Configuración › General › VPN y administración de dispositivos y elige el perfil.',
        step3: 'Toca “Instalar” y escribe tu código. El ícono está en tu pantalla de inicio.',
      },
    },
  },
} satisfies Messages<'ES'>['install'];
