// Entry point of the settings module for server code: reading and changing settings, saved views of lists,
// and the hour in which an owner lets an unfinished live shop sell. Browser code imports contract.ts instead.

export * from './contract.ts';
export { defaultSettings } from './default-settings.ts';
export { createGetSettings, type GetSettings, SETTINGS_CHANGED } from './get-settings.ts';
export { personalDataOfSettings } from './personal-data.repository.ts';
export { listSettingPictures } from './picture-references.ts';
export { publicSettings } from './public-settings.ts';
export { deleteView, listViews, saveView } from './saved-views.ts';
export { seedSettings } from './seed-settings.ts';
export { endOpening, openTemporarily, readOpening } from './temporary-opening.ts';
export { updateSettings } from './update-settings.ts';
