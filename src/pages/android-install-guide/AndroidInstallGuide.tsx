export default function AndroidInstallGuide() { return null; }
