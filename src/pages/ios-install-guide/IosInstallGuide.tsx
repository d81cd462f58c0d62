export default function IosInstallGuide() { return null; }
