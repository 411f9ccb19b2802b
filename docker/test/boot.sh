#!/bin/sh
# `unshare --mount --pid --fork --kill-child --uts --ipc --net --cgroup boot.sh <repository> <folder for the result> <node>`: boots systemd over the
# root of this machine, which stays as it is, with the samples installed as docs/operations.md says and check.sh as the only service of the boot.
set -eu
repository=$1 result=$2 node=$3
samples=$repository/docker/samples

# What is written goes into memory.
layers=$result/layers
mkdir "$layers"
mount -t tmpfs tmpfs "$layers"
root=$layers/root
mkdir "$layers/written" "$layers/work" "$root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$layers/written,workdir=$layers/work" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
for name in run tmp dev; do mount -t tmpfs tmpfs "$root/$name"; done
for name in null zero full random urandom tty; do
  touch "$root/dev/$name"
  mount --bind "/dev/$name" "$root/dev/$name"
done
mkdir "$root/dev/mqueue"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"

# Two releases, which are this checkout.
for name in one two; do
  mkdir -p "$root/opt/shlyah/releases/$name"
  mount --bind "$repository" "$root/opt/shlyah/releases/$name"
done
ln -s releases/one "$root/opt/shlyah/current"
ln -s releases/two "$root/opt/shlyah/previous"
mkdir "$root/opt/shlyah/repository.git" "$root/check"
mount --bind "$result" "$root/check"
if [ "$node" != /usr/bin/node ]; then
  touch "$root/usr/bin/node"
  mount --bind "$node" "$root/usr/bin/node"
fi

# The services of this machine do not start.
rm -rf "$root/etc/systemd/system" "$root/etc/shlyah.env"
mkdir "$root/etc/systemd/system"
chroot "$root" sh -c 'id shlyah || useradd --system --home-dir /var/lib/shlyah --shell /usr/sbin/nologin shlyah' > /dev/null 2>&1
chroot "$root" install -d -o shlyah -g shlyah -m 0700 /var/lib/shlyah /var/lib/shlyah-backups
install -m 0640 "$samples/shlyah.env" "$root/etc/shlyah.env"
chroot "$root" chgrp shlyah /etc/shlyah.env
install -m 0755 "$samples/shlyah" "$samples/shlyah-release" "$root/usr/local/bin/"
install -m 0644 "$samples/shlyah.service" "$root/etc/systemd/system/"
install -m 0755 "$repository/docker/test/check.sh" "$root/check.sh"
cat > "$root/etc/systemd/system/check.service" << 'UNIT'
[Service]
Type=oneshot
ExecStart=/check.sh
ExecStopPost=systemctl exit
StandardOutput=file:/check/result
StandardError=inherit
UNIT
printf '[Unit]\nWants=check.service\n' > "$root/etc/systemd/system/boot.target"

cd "$root"
mkdir former
pivot_root . former
umount --lazy former
exec env -i container=shlyah PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --unit=boot.target
