import type { stories as english } from '#i18n/en/stories'
import type { Words } from '#i18n/words'

export const stories: Words<typeof english> = {
  title: 'Toutes les histoires',
  titleOf: 'Les histoires de {{name}}',
  loadMore: 'En voir plus',
  empty: 'La première histoire viendra ici.',
  page: 'Page {{page}} sur {{pages}}',
  pageShort: 'Page {{page}}/{{pages}}',
  new: 'Toute nouvelle',
  readOnce: 'Lue une fois',
  readTwice: 'Lue deux fois',
  readTimes: 'Lue {{count}} fois',
  ready: 'Prête',
  making: 'En préparation',
  painted_one: '{{done}} page sur {{pages}}',
  painted_other: '{{done}} pages sur {{pages}}',
  failed: 'Égarée en chemin',
  open: 'Ouvrir « {{title}} »',
  openMaking_one: 'Une histoire en préparation, {{done}} page sur {{pages}}',
  openMaking_other: 'Une histoire en préparation, {{done}} pages sur {{pages}}',
  openFailed: 'Une histoire égarée en chemin',
  untitled: 'Une nouvelle histoire',
}
